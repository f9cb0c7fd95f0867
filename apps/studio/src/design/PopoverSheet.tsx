import { Popover } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import styles from './Popover.module.css';

/** An open sheet beside a button: Escape or a press outside closes it, and the button has the focus again. */
export function PopoverSheet({
  button,
  distance,
  title,
  titleClass = styles.title,
  tooltip,
  above,
  onClose,
  children,
}: {
  button: HTMLElement | null;
  /** Between button and sheet, px. */
  distance: number;
  title: ReactNode;
  titleClass?: string | undefined;
  /** Complete title, if it is cut. */
  tooltip?: string;
  /** Above the title. */
  above?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        // A press on the button closes by the button.
        const isOnButton = event.target instanceof Node && button?.contains(event.target) && event.type !== 'keydown';
        if (!isOpen && !isOnButton) onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={button}
          sideOffset={distance}
          align="start"
          collisionPadding={16}
          className={styles.positioner}
        >
          <Popover.Popup className={styles.sheet} finalFocus={{ current: button }}>
            {above}
            <Popover.Title className={titleClass} title={tooltip}>
              {title}
            </Popover.Title>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
