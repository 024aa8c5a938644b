import { useDispatch, useSelector } from 'react-redux';
import type { RootState } from './rootState';
import type { AppDispatch } from './thunks';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
