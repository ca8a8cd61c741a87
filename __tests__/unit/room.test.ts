import { expect, test } from '@jest/globals';
import { openRoom } from '../../src/engine/group/room.ts';

/** What came in so far, by its bytes, in order. */
function visitors(capacity: number) {
  const room = openRoom(capacity);
  const inside: number[] = [];
  const leaveOf = new Map<number, () => void>();
  const enter = (bytes: number) =>
    room.enter(bytes).then((leave) => {
      inside.push(bytes);
      leaveOf.set(bytes, leave);
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return {
    inside,
    enter: (bytes: number) => void enter(bytes),
    leave: (bytes: number) => leaveOf.get(bytes)?.(),
    settled,
  };
}

test('only so many are inside as fit, and nobody overtakes', async () => {
  const { inside, enter, leave, settled } = visitors(100);
  for (const bytes of [60, 30, 50, 1]) enter(bytes);
  await settled();
  expect(inside).toEqual([60, 30]);
  leave(30);
  await settled();
  expect(inside).toEqual([60, 30]);
  leave(60);
  await settled();
  expect(inside).toEqual([60, 30, 50, 1]);
});

test('one that is larger than the room is let in alone, and nobody beside it', async () => {
  const { inside, enter, leave, settled } = visitors(100);
  for (const bytes of [10, 500, 20]) enter(bytes);
  await settled();
  expect(inside).toEqual([10]);
  leave(10);
  await settled();
  expect(inside).toEqual([10, 500]);
  leave(500);
  await settled();
  expect(inside).toEqual([10, 500, 20]);
});

test('leaving twice gives back once', async () => {
  const { inside, enter, leave, settled } = visitors(100);
  for (const bytes of [60, 40, 70]) enter(bytes);
  await settled();
  leave(40);
  leave(40);
  await settled();
  expect(inside).toEqual([60, 40]);
});
