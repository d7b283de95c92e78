import { expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

it.each([
  ['Gelin ismi “Elif”, damat ismi “Can”', ['Elif', 'Can']],
  ['Baş harfleri “G” ve “B”, altında tarih “2027”', ['G', 'B', '2027']],
  ['Üç çocuk ismi alt alta: “Ali”, “Ece”, “Işıl”', ['Ali', 'Ece', 'Işıl']],
  ['Anne adı “Ayşe”, baba adı “Mehmet”', ['Ayşe', 'Mehmet']],
  ['Takım adı «Kartallar»', ['Kartallar']],
  ["Bebeğin ismi 'Defne', doğum tarihi '3 Mayıs 2026'", ['Defne', '3 Mayıs 2026']],
  ['Gelin ve damadın adı "Elif" ve "Can"', ['Elif', 'Can']],
  ['Torunların isimleri: “Ada”, “Efe”, “Nil”', ['Ada', 'Efe', 'Nil']],
  ['Aile adı “Yılmaz”, kuruluş yılı “1998”', ['Yılmaz', '1998']],
  ['Okul adı “Atatürk İlkokulu”, yıl “2026”', ['Atatürk İlkokulu', '2026']],
  ['Gelinin baş harfi "E", damadın baş harfi "C"', ['E', 'C']],
  ['“S” harfi, altında “Sevgi” yazısı', ['S', 'Sevgi']],
  ['iki satır yazı: "Canım" "Anneannem"', ['Canım', 'Anneannem']],
  ['Erkek bebek adı “Kuzey”, doğum kilosu “3200 gr”', ['Kuzey', '3200 gr']],
  ["baby's name “Max”, date of birth “2020”", ['Max', '2020']],
  ['Bride name «Elif» groom name «Can»', ['Elif', 'Can']],
  ["Bride's name “Emma”, groom's name “Jack”, date “12.06.2027”", ['Emma', 'Jack', '12.06.2027']],
  ['the initials “J” and “K” with the date “2026” below', ['J', 'K', '2026']],
  ["three children's names: “Ali”, “Ece”, “Zoe”", ['Ali', 'Ece', 'Zoe']],
  ["Parents' names ‘Anna’ and ‘Paul’", ['Anna', 'Paul']],
])('what labels quotes is neither sewn nor drawn: %s', (prompt, words) => {
  const plan = readPrompt(prompt, motifIndex());
  expect(plan.words).toEqual(words);
  expect(plan.subjects).toEqual([]);
  expect(plan.unknown).toEqual([]);
});

it.each([
  ['the name Ada with “2024” below', ['Ada', '2024']],
  ['Elif ismi, altında “2027”', ['Elif', '2027']],
  ['Çocuğun adı Kerem, altında “5 yaşında”', ['Kerem', '5 yaşında']],
  ['Köpeğimin adı “Pati”, yanına bir kemik', ['Pati']],
  ['Çocuk ismi "Kerem" yazan bir roket', ['Kerem']],
])('beside quotes a name is lettered that is one of its own: %s', (prompt, words) => {
  expect(readPrompt(prompt, motifIndex()).words).toEqual(words);
});
