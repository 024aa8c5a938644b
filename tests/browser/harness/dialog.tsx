/** A page with nothing but a dialog that may refuse to close; the product has none that does yet. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '../../../src/ui/Dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isHeld, setIsHeld] = useState(true);
  const [prevented, setPrevented] = useState(0);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Открыть</button>
      {isOpen && (
        <Dialog
          title="Важное"
          closeLabel="Закрыть"
          preventClose={isHeld}
          onClose={() => setIsOpen(false)}
          onClosePrevented={() => setPrevented((count) => count + 1)}
        >
          <p>Удержано: {prevented}</p>
          <button onClick={() => setIsHeld(false)}>Отпустить</button>
        </Dialog>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
