import buttons from '../design/Button.module.css';

/** Switches between a chart and its table. */
export const TableToggle = ({
  words,
  isTable,
  setTable,
}: {
  words: { asChart: string; asTable: string };
  isTable: boolean;
  setTable: (isTable: boolean) => void;
}) => (
  <button type="button" className={buttons.plain} onClick={() => setTable(!isTable)}>
    {isTable ? words.asChart : words.asTable}
  </button>
);
