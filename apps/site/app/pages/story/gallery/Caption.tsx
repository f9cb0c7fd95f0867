interface CaptionProps {
  caption: string;
  credit: string;
}

/** Caption and credit of a picture. */
export const Caption = ({ caption, credit }: CaptionProps) => (
  <figcaption className="gallery-caption">
    {caption}
    {credit && <span className="gallery-credit"> {credit}</span>}
  </figcaption>
);
