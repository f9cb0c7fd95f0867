interface CaptionProps {
  caption: string;
  credit: string;
}

/** What a picture shows, and whose it is. */
export const Caption = ({ caption, credit }: CaptionProps) => (
  <figcaption className="gallery-caption">
    {caption}
    {credit && <span className="gallery-credit"> {credit}</span>}
  </figcaption>
);
