import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './Popover.module.css';
import { useOpened } from './use-opened.ts';

/** A sheet that opens beside its button; Escape or a press outside closes it and restores the focus. */
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
  const [isOpen, setOpen] = useOpened<true>();
  return (
    <BasePopover.Root open={isOpen ?? false} onOpenChange={(next) => setOpen(next || null)}>
      <BasePopover.Trigger className={triggerClass} aria-label={label}>
        {trigger}
      </BasePopover.Trigger>
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align="start" collisionPadding={16} className={styles.positioner}>
          <BasePopover.Popup className={styles.sheet}>
            <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
            {typeof children === 'function' ? children(() => setOpen(null)) : children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
