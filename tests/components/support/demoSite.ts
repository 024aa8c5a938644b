import * as v from 'valibot';
import demo from '~/config/sites/demo.json';
import { siteSchema } from '~/config/site';

/** The first of the shipped sites, as `sites.ts` reads it for tests outside a browser. */
export const DEMO_SITE = v.parse(siteSchema, demo);
