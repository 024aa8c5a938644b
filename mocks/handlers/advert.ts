/** `/advert`: pictures for offers without one of their own, and the pictures themselves. */
import { http, HttpResponse, type RequestHandler } from 'msw';
import { SlotImagesQuery } from '../contract/questions';
import { drawPicture } from '../data/pictures';
import { checked, type HandlerContext } from './context';

export function advertHandlers({ answering, data }: HandlerContext): RequestHandler[] {
  return [
    http.get(
      '*/api/advert/get-slot-images',
      answering('slotImages', ({ query }) =>
        checked(SlotImagesQuery, query, ({ type }) =>
          HttpResponse.json(data.slotImages[type === 'overlay' ? 'overlay' : 'default']),
        ),
      ),
    ),
    // Not a call of the product: where its pictures lie is the mock service's own affair, and goes into no log.
    http.get('*/api/mock-pictures/:name', ({ params: { name } }) => {
      const number = /^(\d{1,2})\.svg$/.exec(String(name))?.[1];
      if (number === undefined) return new HttpResponse(null, { status: 404 });
      return new HttpResponse(drawPicture(Number(number)), {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=3600' },
      });
    }),
  ];
}
