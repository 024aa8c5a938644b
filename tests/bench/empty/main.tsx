/** A baseline page that uses the same packages, without any feature or API call. */
import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { configureStore, createListenerMiddleware, createSlice } from '@reduxjs/toolkit';
import { Provider, useDispatch, useSelector } from 'react-redux';
import axios from 'axios';
import { NumberFormatBase } from 'react-number-format';
import styled from 'styled-components';
import Cookies from 'universal-cookie';

const slice = createSlice({
  name: 'page',
  initialState: { isReady: false },
  reducers: {
    becameReady(state) {
      state.isReady = true;
    },
  },
});
const listener = createListenerMiddleware();
const store = configureStore({
  reducer: slice.reducer,
  middleware: (defaults) => defaults().prepend(listener.middleware),
});
const client = axios.create({ baseURL: '/api', timeout: 10_000 });
const cookies = new Cookies();

const Field = styled(NumberFormatBase)`
  min-height: 56px;
  font-size: 18px;
`;

function Page({ root }: { root: HTMLElement }) {
  const dispatch = useDispatch();
  const isReady = useSelector((state: { isReady: boolean }) => state.isReady);
  useEffect(() => {
    dispatch(slice.actions.becameReady());
  }, [dispatch]);
  useEffect(() => {
    if (isReady) root.setAttribute('aria-busy', 'false');
  }, [isReady, root]);
  return (
    <Field
      type="tel"
      aria-label="Мобильный телефон"
      title={`${String(client.defaults.timeout)} ${String(cookies.get('visit') ?? '')}`}
    />
  );
}

const root = document.getElementById('root');
if (root !== null) {
  createRoot(root).render(
    <Provider store={store}>
      <Page root={root} />
    </Provider>,
  );
}
