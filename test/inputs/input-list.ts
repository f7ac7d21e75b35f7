import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** Silences the node's log of failing inputs. */
export const quiet = { log: () => {} };

export const inputItem = async (title: string) =>
  within(await screen.findByRole('article', { name: title }));

/** Chooses an action in the menu of an input. */
export const chooseAction = async (actor: UserEvent, title: string, item: string) => {
  await actor.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await actor.click(await screen.findByRole('menuitem', { name: item }));
};

/** Sets the whole value, because typing into long forms is slow. */
export const fill = (field: HTMLElement, value: string) =>
  fireEvent.change(field, { target: { value } });
