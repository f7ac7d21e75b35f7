import styled from 'styled-components';
import { Skeleton } from './Skeleton';

type ShapeProps = {
  /** Announced by screen readers in place of the shapes. */
  label: string;
  rows?: number;
};

/** Varied widths that look like words but do not change between renders. */
const WIDTHS = ['62%', '44%', '71%', '53%', '38%', '66%'];
const widthOf = (index: number) => WIDTHS[index % WIDTHS.length] ?? '50%';
const times = (rows: number) => Array.from({ length: rows }, (_, index) => index);

/** Placeholder of a list or table. */
export function SkeletonList({ label, rows = 8, columns = 3 }: ShapeProps & { columns?: number }) {
  return (
    <List role="status" aria-label={label}>
      {times(rows).map((row) => (
        <Row key={row}>
          {times(columns).map((column) => (
            <Skeleton key={column} width={widthOf(row * 2 + column)} />
          ))}
        </Row>
      ))}
    </List>
  );
}

/** Placeholder of a form: labels above inputs. */
export function SkeletonForm({ label, rows = 4 }: ShapeProps) {
  return (
    <Stack role="status" aria-label={label}>
      {times(rows).map((row) => (
        <Box key={row}>
          <Skeleton width="8em" />
          <Skeleton height="2.3em" />
        </Box>
      ))}
    </Stack>
  );
}

/** Placeholder of a detail page: names and values. */
export function SkeletonDetail({ label, rows = 6 }: ShapeProps) {
  return (
    <Stack role="status" aria-label={label}>
      <Skeleton width="14em" height="1.6em" />
      {times(rows).map((row) => (
        <Pair key={row}>
          <Skeleton width="60%" />
          <Skeleton width={widthOf(row)} />
        </Pair>
      ))}
    </Stack>
  );
}

const List = styled.div`
  display: grid;
  width: 100%;
`;

const Row = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  align-items: center;
  gap: ${({ theme }) => theme.space.m};
  min-height: ${({ theme }) => theme.height.controlLarge};
  border-bottom: ${({ theme }) => theme.line.hair} solid ${({ theme }) => theme.color.line};
`;

const Stack = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.l};
  width: 100%;
  max-width: ${({ theme }) => theme.width.dialogLarge};
`;

const Box = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  gap: ${({ theme }) => theme.space.m};
`;
