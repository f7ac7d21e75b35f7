import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '@test/rendering/render-part';
import { Button } from './button/Button';
import { EmptyState } from './empty-state/EmptyState';
import { ProgressBar } from './progress-bar/ProgressBar';
import { SkeletonDetail, SkeletonForm, SkeletonList } from './skeleton/SkeletonShapes';
import { Spinner } from './spinner/Spinner';

it('says that there is nothing, why, and what to do', () => {
  renderPart(
    <EmptyState title="No streams found." action={<Button>Create stream</Button>}>
      A stream gathers messages.
    </EmptyState>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(
    'No streams found.A stream gathers messages.',
  );
  expect(screen.getByRole('button', { name: 'Create stream' })).toBeVisible();
});

it('tells how far long work is, within 0 and 100', () => {
  const { rerender } = renderPart(<ProgressBar label="Import" value={37.5} text="3 of 8 files" />);
  expect(screen.getByRole('progressbar', { name: 'Import' })).toHaveAttribute(
    'aria-valuenow',
    '37.5',
  );
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 8 files');
  rerender(<ProgressBar label="Import" value={240} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  rerender(<ProgressBar label="Import" value={Number.NaN} />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
});

it('shows nothing of a short wait', () => {
  renderPart(<Spinner label="Loading..." />);
  expect(screen.getByText('Loading...')).not.toBeVisible();
});

it('reads out one word for all shapes of what is on its way', () => {
  renderPart(
    <>
      <SkeletonList label="Loading streams" rows={3} />
      <SkeletonForm label="Loading the form" />
      <SkeletonDetail label="Loading the node" />
    </>,
  );
  expect(screen.getAllByRole('status').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Loading streams',
    'Loading the form',
    'Loading the node',
  ]);
});
