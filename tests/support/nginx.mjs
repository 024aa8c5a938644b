import { existsSync } from 'node:fs';

const INSTALLED = [
  process.env['NGINX_PATH'],
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

/** @returns {string | undefined} path of nginx (Debian: package nginx-light) */
export function findNginx() {
  return INSTALLED.find((file) => file && existsSync(file));
}
