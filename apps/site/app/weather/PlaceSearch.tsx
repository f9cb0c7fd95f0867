import { type KeyboardEvent, useId, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import css from './PlaceSearch.module.css';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';
import { placePath, WEATHER_PATH } from './weather-address.ts';

/** Finds a municipality: a form that works by itself, and a list under it while one types (ARIA combobox). */
export function PlaceSearch({ asked = '' }: { asked?: string }) {
  const [text, setText] = useState(asked);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(isOpen ? text : '');
  const navigate = useNavigate();
  const [inputId, listId] = [useId(), useId()];
  const isShown = isOpen && suggestions.length > 0;

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = ({ slug, name }: Suggestion) => {
    setText(name);
    close();
    void navigate(placePath(slug));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (!isShown) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = suggestions[active];
    if (step) {
      event.preventDefault();
      // One place more than there are suggestions: the text itself.
      setActive((at) => ((at + 1 + step + suggestions.length + 1) % (suggestions.length + 1)) - 1);
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
  };

  return (
    <search className={css.search} id="cerca">
      <Form action={WEATHER_PATH} className={css.form} onSubmit={close}>
        <label htmlFor={inputId} className={css.label}>
          Busca el teu municipi
        </label>
        <span className={css.field}>
          <input
            id={inputId}
            className={css.input}
            type="text"
            name="municipi"
            value={text}
            placeholder="Berga, l’Escala, Sant Feliu…"
            maxLength={60}
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
      <div className={css.list} id={listId} role="listbox" aria-label="Municipis" hidden={!isShown}>
        {suggestions.map((suggestion, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field, which names the active one
          <div
            key={suggestion.slug}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            className={css.option}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
          >
            {suggestion.name} <span className={css.comarca}>{suggestion.comarca}</span>
          </div>
        ))}
      </div>
      <p className="hidden" role="status">
        {isShown && `${suggestions.length} municipis`}
      </p>
    </search>
  );
}
