/** The brand stroke: one tapered line that lifts at its end. Takes the colour of the surrounding text. */
export const BrandStroke = ({ className }: { className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 220 58" fill="currentColor" aria-hidden="true">
    <path d="M6 43C70 52 150 42 220 2C160 52 80 63 0 56Z" />
  </svg>
);
