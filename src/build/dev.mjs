/** The development server. A wrong value in the environment ends it in one line, not in a stack. */
import { fileURLToPath } from 'node:url';
import { createServer, runnerImport } from 'vite';

const ENV = fileURLToPath(new URL('env.ts', import.meta.url));

/** @returns {Promise<string | null>} what is wrong with the environment */
async function findMistake() {
  const { module } = await runnerImport(ENV);
  try {
    await module.readBuildEnv(process.env).loadSite();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const mistake = await findMistake();
if (mistake !== null) {
  console.error(mistake);
  process.exit(1);
}
const { HOST: host, PORT: port } = process.env;
const server = await createServer({
  configLoader: 'runner',
  server: { ...(host ? { host } : {}), ...(port ? { port: Number(port) } : {}) },
});
await server.listen();
server.printUrls();
