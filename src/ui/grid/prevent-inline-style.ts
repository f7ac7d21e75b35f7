const ID = 'react-draggable-style-el';

/**
 * react-draggable writes a style as HTML at the first drag, which no page may here; one that is
 * there already it leaves as it is.
 */
export function preventInlineStyle(): void {
  if (document.getElementById(ID)) return;
  const style = document.createElement('style');
  style.id = ID;
  document.head.append(style);
}
