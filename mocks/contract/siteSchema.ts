/** The JSON Schema of a site's config file, for editors and for those who write configs by other means. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { siteSchema } from '../../src/config/site';

/** Rules about several settings have no equivalent; the command that makes a site checks them. */
export function buildSiteSchema(): object {
  return {
    title: 'Site config',
    ...toJsonSchema(siteSchema, { ignoreActions: ['check', 'finite'] }),
  };
}
