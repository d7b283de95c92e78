/*
 * Names of our own drawings of folk art, roofs and acts: `name | kind | English | Turkish`.
 */
export const OWN_NAMES_SCENES = `
dala-horse | symbol | dala horse, dalecarlian horse, swedish horse, painted folk horse, scandinavian horse, folk horse | dala atı, isveç atı
hummingbird-feeder | object | hummingbird feeder, bird feeder, nectar feeder | kuş yemliği, sinekkuşu yemliği
brick-chimney | building | brick chimney, chimney stack | tuğla baca, ev bacası
stork-nest | bird | stork nest, stork's nest, storks nest, nesting stork, stork in a nest, stork on its nest | leylek yuvası, yuvadaki leylek, yuvasında leylek
fishing-boy | person | fishing boy, boy fishing, child fishing, girl fishing, little fisherman | balıkçı çocuk, balık tutan çocuk, olta atan çocuk
heart-balloon | object | heart balloon, heart shaped balloon, heart-shaped balloon, valentine balloon | kalp balon, kalpli balon, kalp şeklinde balon, kalp şeklinde uçan balon, kalpli uçan balon
star-balloon | object | star balloon, star shaped balloon, star-shaped balloon | yıldız balon, yıldız şeklinde balon, yıldız şeklinde uçan balon, yıldızlı balon
`;
