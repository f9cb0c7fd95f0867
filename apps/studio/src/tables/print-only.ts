/** Prints one part of the screen; the rules that hide the others are in `base.css`. */
export function printOnly(part: Element): void {
  document.documentElement.dataset.printing = '';
  part.setAttribute('data-printed', '');
  const restore = () => {
    delete document.documentElement.dataset.printing;
    part.removeAttribute('data-printed');
  };
  addEventListener('afterprint', restore, { once: true });
  window.print();
}
