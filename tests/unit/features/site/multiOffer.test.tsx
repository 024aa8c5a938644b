// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMultiOffer } from '~/features/site/multiOffer';

function Consumer() {
  useMultiOffer();
  return null;
}

it('useMultiOffer outside its provider throws "MultiOffer is not provided"', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Consumer />)).toThrow('MultiOffer is not provided');
});
