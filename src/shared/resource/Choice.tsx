import { useState } from 'react';
import type { Removal } from './resource';

type ChoiceProps<Entity> = {
  of: NonNullable<Removal<Entity>['Choice']>;
  entity: Entity;
  onChoose: (isChosen: boolean) => void;
};

/** The choice of a deletion, checked at first. */
export function Choice<Entity>({ of: Chosen, entity, onChoose }: ChoiceProps<Entity>) {
  const [checked, setChecked] = useState(true);
  const change = (next: boolean) => {
    setChecked(next);
    onChoose(next);
  };
  return <Chosen entity={entity} checked={checked} onChange={change} />;
}
