import { existsSync } from 'node:fs';

const INSTALLED = [
  process.env['NGINX_PATH'],
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/bin/nginx',
  '/opt/homebrew/bin/nginx',
  '/usr/local/bin/nginx',
];

const BROTLI_MODULES = [
  process.env['NGINX_BROTLI_PATH'],
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/lib64/nginx/modules/ngx_http_brotli_static_module.so',
];

/** @returns {string | undefined} path of nginx (Debian: package nginx-light) */
export function findNginx() {
  return INSTALLED.find((file) => file && existsSync(file));
}

/** @returns {string | undefined} path of nginx's module (Debian: package libnginx-mod-http-brotli-static) */
export function findBrotliModule() {
  return BROTLI_MODULES.find((file) => file && existsSync(file));
}
