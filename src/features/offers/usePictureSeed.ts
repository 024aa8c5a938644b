import { useState } from 'react';
import { useServices } from '../../store/useServices';

/** A random number in [0, 1) that stays the same for the life of the component; chooses its slot image. */
export function usePictureSeed(): number {
  const { random } = useServices();
  const [seed] = useState(random);
  return seed;
}
