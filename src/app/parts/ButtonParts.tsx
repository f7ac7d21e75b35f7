import { Button } from '@/ui/button/Button';
import { Specimen } from './Specimen';

export function ButtonParts() {
  return (
    <>
      <Specimen name="Button">
        <Button variant="primary">Save</Button>
        <Button>Cancel</Button>
        <Button variant="quiet">More</Button>
        <Button variant="primary" disabled>
          Save
        </Button>
        <Button disabled>Cancel</Button>
      </Specimen>
    </>
  );
}
