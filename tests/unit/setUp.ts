/** No test leaves its clock to the next one. */
import { afterEach, vi } from 'vitest';

afterEach(() => void vi.useRealTimers());
