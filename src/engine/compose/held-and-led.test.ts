import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { partsOf } from './parts.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';

/* Things in paws, rows under what leads them, letters between two and on an arc with others. */

const seen = (prompt: string) => {
  const { composition } = composed(prompt);
  return partsOf(composition);
};
const middle = ({ left, right, top, bottom }: Box) => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

describe('what is held and led', () => {
  it.each(['a bear holding a heart', 'koala hugging a heart', 'a raccoon holding a cup'])(
    '%s: before the belly, and in front',
    (prompt) => {
      const [holder, held] = seen(prompt).things;
      expect(held.layer).toBeGreaterThan(holder.layer);
      expect(middle(held.box).y).toBeGreaterThan(holder.box.top + 0.6 * heightOf(holder.box));
      expect(held.box.bottom).toBeLessThan(holder.box.bottom + 1);
      expect(widthOf(held.box)).toBeLessThan(0.8 * widthOf(holder.box));
    },
  );

  it('stands over a row of several alike, and is larger', () => {
    const { things } = seen('a sewing machine and spools of thread');
    const [machine, ...spools] = things;
    expect(spools).toHaveLength(3);
    for (const { box } of spools) {
      expect(box.top).toBeGreaterThan(machine.box.bottom);
      expect(widthOf(box)).toBeLessThan(0.7 * widthOf(machine.box));
    }
  });

  it('bites what it holds where it has a mouth and no hands', () => {
    const [fish, fly] = seen('trout jumping out of the water with a fly in its mouth').things;
    expect(Math.abs(middle(fly.box).x - fish.box.left)).toBeLessThan(0.1 * widthOf(fish.box));
    expect(fly.box.top).toBeGreaterThan(fish.box.top);
    const [skull, hat, rose] = seen('skull wearing a cowboy hat with a rose in its teeth').things;
    expect(hat.box.top).toBeLessThan(skull.box.top);
    expect(rose.box.top).toBeGreaterThan(skull.box.top + 0.4 * heightOf(skull.box));
  });

  it('has a balloon at its snout, not before its eyes', () => {
    const [hedgehog, balloon] = seen('hedgehog holding a balloon').things;
    const { top, left, right } = hedgehog.box;
    expect(balloon.box.bottom).toBeGreaterThan(top + 0.65 * heightOf(hedgehog.box));
    expect(balloon.box.right).toBeLessThan(left + 0.2 * (right - left));
  });

  it('has a backpack behind it where it sits', () => {
    const { things } = seen('kurbağa, sırtında minik çanta');
    const [frog, pack] = [0, 1].map((at) => things.find(({ subject }) => subject === at)!);
    expect(pack.layer).toBeLessThan(frog.layer);
    expect(widthOf(pack.box)).toBeGreaterThan(0.7 * widthOf(frog.box));
  });

  it('carries its young behind the neck', () => {
    const { things } = seen('a swan with a baby on its back');
    const [swan, young] = [...things].sort((a, b) => heightOf(b.box) - heightOf(a.box));
    expect(middle(young.box).x).toBeGreaterThan(middle(swan.box).x);
    expect(young.box.top).toBeGreaterThan(swan.box.top);
  });

  it.each(['a sparrow on a branch', 'kırmızı kardinal dalda'])(
    'sits alone on bare wood, its feet on it: %s',
    (prompt) => {
      const { things } = seen(prompt);
      const [branch, bird] = [...things].sort((a, b) => widthOf(b.box) - widthOf(a.box));
      // The leafy twig stands at the left.
      expect(middle(bird.box).x).toBeGreaterThan(branch.box.left + 0.5 * widthOf(branch.box));
      // The wood rises to the right, from half of the height on.
      const feet = (bird.box.bottom - branch.box.top) / heightOf(branch.box);
      expect(feet).toBeGreaterThan(0.3);
      expect(feet).toBeLessThan(0.6);
    },
  );

  it('has letters between two', () => {
    const { things, words } = seen('iki kelebek arasında E harfi');
    expect(things).toHaveLength(2);
    expect(words!.left).toBeGreaterThan(things[0].box.right - 0.1);
    expect(words!.right).toBeLessThan(things[1].box.left + 0.1);
  });

  it('loses no line beside an arc', () => {
    const one = seen('football with the name Luka in an arc');
    const two = seen('football with the number 7 and the name Luka in an arc');
    const [ball] = two.things;
    expect(one.words!.bottom).toBeLessThan(one.things[0].box.bottom);
    expect(two.words!.top).toBeLessThan(ball.box.top);
    expect(two.words!.bottom).toBeGreaterThan(ball.box.bottom);
  });

  it('keeps all farm animals whole, birds among them', () => {
    const { things } = seen('cow, pig, sheep and hen');
    const boxes = things.map(({ box }) => box).sort((a, b) => a.left - b.left);
    for (const [k, box] of boxes.slice(1).entries())
      expect(box.left).toBeGreaterThan(boxes[k].right - 0.1);
  });
});
