import { type DialogHTMLAttributes, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

interface NonModalDialog {
  close: () => void;
  /** Attributes of its `dialog` element. */
  props: DialogHTMLAttributes<HTMLDialogElement> & { ref: RefObject<HTMLDialogElement | null> };
}

/**
 * A dialog above the page that leaves the page usable. It is open while mounted; Escape, a press outside and leaving it
 * by Tab close it, and the first two restore the focus. Not modal: the browser would style the whole page again for each
 * opening and closing.
 *
 * @param onClose told whether its own button or Escape closed it
 */
export function useNonModalDialog(onClose: (isRequested: boolean) => void): NonModalDialog {
  const isRequested = useRef(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showPopover(), []);
  const close = () => {
    isRequested.current = true;
    dialog.current?.hidePopover();
  };
  const followFocus = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') isRequested.current = true;
    // The focus moves after the event.
    if (key === 'Tab')
      setTimeout(() => !dialog.current?.contains(document.activeElement) && dialog.current?.hidePopover());
  };
  return {
    close,
    props: {
      ref: dialog,
      popover: 'auto',
      onToggle: ({ newState, target, currentTarget }) =>
        target === currentTarget && newState === 'closed' && onClose(isRequested.current),
      onKeyDown: followFocus,
    },
  };
}
