/** Inputs that use only the space bar: all other shortcuts work while one has the focus. */
const PRESSED_ONLY =
  '[type="checkbox"], [type="button"], [type="submit"], [type="reset"], [type="file"]';

/**
 * Whether the focused element uses plain key presses itself: text fields, and menus with
 * type-ahead.
 */
export function consumesKeys(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest(
        `input:not(${PRESSED_ONLY}), textarea, select, [role="menu"], [role="listbox"]`,
      ) !== null)
  );
}
