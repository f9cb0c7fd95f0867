import 'react';

declare module 'react' {
  /** Custom properties may stand in `style`. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
