/** Page with a dialog that prevents its closing; the product has no such dialog yet. */
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Dialog } from '~/ui/Dialog';

function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const [isPrevented, setIsPrevented] = useState(true);
  const [prevented, setPrevented] = useState(0);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>Открыть</button>
      {isOpen && (
        <Dialog
          title="Важное"
          closeLabel="Закрыть"
          preventClose={isPrevented}
          onClose={() => setIsOpen(false)}
          onClosePrevented={() => setPrevented((count) => count + 1)}
        >
          <p>Удержано: {prevented}</p>
          <button onClick={() => setIsPrevented(false)}>Отпустить</button>
        </Dialog>
      )}
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
