import { createPost } from '../application/post';

/** Kept before scripts of others can replace it by one that reads or changes requests. */
export const fetch = window.fetch.bind(window);

export const post = createPost(fetch);
