import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useOpened } from './use-opened.ts';

const loadSheet = () => import('./PopoverSheet.tsx');
/** A library that only an open sheet needs; it comes with the first pointer or focus on a button. */
const PopoverSheet = lazy(async () => ({ default: (await loadSheet()).PopoverSheet }));

/** A button with a sheet that opens beside it; Escape or a press outside closes it and restores the focus. */
export function Popover({
  trigger,
  label,
  triggerClass,
  title,
  children,
}: {
  trigger: ReactNode;
  /** Accessible name of the button, if it differs from its content. */
  label?: string;
  triggerClass: string | undefined;
  title: ReactNode;
  /** Given `close` if it closes the sheet itself. */
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useOpened<true>();
  const close = () => setOpen(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={triggerClass}
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={isOpen ?? false}
        onPointerEnter={loadSheet}
        onFocus={loadSheet}
        onClick={() => setOpen(isOpen ? null : true)}
      >
        {trigger}
      </button>
      {isOpen && (
        <Suspense>
          <PopoverSheet button={button.current} distance={8} title={title} onClose={close}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverSheet>
        </Suspense>
      )}
    </>
  );
}
