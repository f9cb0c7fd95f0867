import { type KeyboardEvent, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import css from './SuggestingField.module.css';
import { type Suggest, type Suggestion, useSuggestions } from './use-suggestions.ts';

interface SuggestingFieldProps {
  label: string;
  /** Path that the form is sent to, and the parameter with the text. */
  action: string;
  name: string;
  placeholder?: string;
  /** The current query. */
  requested?: string;
  /** Must be the same function at every render. */
  suggest: Suggest;
  /** Accessible name of the suggestion list, and its content: `7 municipis`. */
  listName: string;
  counted: (count: number) => string;
  id?: string;
  maxLength?: number;
}

/** A search field: a form that works without JavaScript, and a list of suggestions while typing (ARIA combobox). */
export function SuggestingField(props: SuggestingFieldProps) {
  const { label, action, name, placeholder, requested = '', suggest, listName, counted, id, maxLength = 60 } = props;
  const [text, setText] = useState(requested);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? text : '', suggest);
  const navigate = useNavigate();
  const [inputId, listId] = [useId(), useId()];
  const isShown = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ path, text: chosen }: Suggestion) => {
    setText(chosen);
    close();
    void navigate(path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (step) {
      event.preventDefault();
      // One position more than suggestions: the text itself.
      setActive((at) => ((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <search className={css.search} id={id}>
      <Form action={action} className={css.form} onSubmit={close}>
        <label htmlFor={inputId} className={css.label}>
          {label}
        </label>
        <span className={css.field}>
          <input
            id={inputId}
            className={css.input}
            type="text"
            name={name}
            value={text}
            placeholder={placeholder}
            maxLength={maxLength}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={onKeyDown}
            onBlur={close}
          />
          <button type="submit" className={css.button}>
            Busca
          </button>
        </span>
      </Form>
      <div className={css.list} id={listId} role="listbox" aria-label={listName} hidden={!isShown}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the text field handles the keys
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field, which references the active option
          <div
            key={suggestion.path}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={css.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.text} <span className={css.detail}>{suggestion.detail}</span>
          </div>
        ))}
      </div>
      <p className="hidden" role="status">
        {isShown && counted(suggestions.length)}
      </p>
    </search>
  );
}
