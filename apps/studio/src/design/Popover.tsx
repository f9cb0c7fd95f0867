import { Popover as BasePopover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './Popover.module.css';

/** A sheet that opens beside its button; Escape or a press outside closes it and restores the focus. */
export function Popover({
  trigger,
  label,
  triggerClass,
  title,
  children,
  open,
  onOpenChange,
}: {
  trigger: ReactNode;
  /** Accessible name of the button, if it differs from its content. */
  label?: string;
  triggerClass: string | undefined;
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  return (
    <BasePopover.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <BasePopover.Trigger className={triggerClass} aria-label={label}>
        {trigger}
      </BasePopover.Trigger>
      <BasePopover.Portal>
        <BasePopover.Positioner sideOffset={8} align="start" collisionPadding={16} className={styles.positioner}>
          <BasePopover.Popup className={styles.sheet}>
            <BasePopover.Title className={styles.title}>{title}</BasePopover.Title>
            {children}
          </BasePopover.Popup>
        </BasePopover.Positioner>
      </BasePopover.Portal>
    </BasePopover.Root>
  );
}
