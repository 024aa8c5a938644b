import { createContext, useContext } from 'react';
import type { Services } from './services';

const ServicesContext = createContext<Services | null>(null);

/** Provides the app's services to components, as `extra` does to thunks. */
export const ServicesProvider = ServicesContext.Provider;

/** @throws Error outside of `ServicesProvider` */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (services === null) throw new Error('Services are not provided');
  return services;
}
