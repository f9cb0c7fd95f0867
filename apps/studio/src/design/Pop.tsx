import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './Pop.module.css';

/** A sheet that opens beside its button; Escape or a press elsewhere closes it and gives the focus back. */
export function Pop({
  trigger,
  label,
  triggerClass,
  title,
  children,
  open,
  onOpenChange,
}: {
  trigger: ReactNode;
  /** Accessible name of the button where what it shows does not say it. */
  label?: string;
  triggerClass: string | undefined;
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}) {
  return (
    <Popover.Root {...(open === undefined ? {} : { open })} {...(onOpenChange ? { onOpenChange } : {})}>
      <Popover.Trigger className={triggerClass} aria-label={label}>
        {trigger}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="start" collisionPadding={16} className={styles.positioner}>
          <Popover.Popup className={styles.sheet}>
            <Popover.Title className={styles.title}>{title}</Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
