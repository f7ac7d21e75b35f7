const ID = 'react-draggable-style-el';

/**
 * react-draggable writes a style element as HTML on the first drag, which our CSP forbids. It skips
 * this if the element already exists.
 */
export function preventInlineStyle(): void {
  if (document.getElementById(ID)) return;
  const style = document.createElement('style');
  style.id = ID;
  document.head.append(style);
}
