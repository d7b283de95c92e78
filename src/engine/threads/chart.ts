import type { Thread } from '../core/design.ts';

/** Name of our own thread chart: 40 weight polyester, as most machines sew. */
const CHART_NAME = 'Ilmek 40';

/*
 * Colours spaced in OKLCH so that no two are nearer than 0.04 in OKLab, and
 * named by eye. The first two digits of a number are its family; numbers leave
 * room for threads between. Code, colour, name.
 */
const TABLE = [
  // Whites, greys, black
  ['1010', '#ffffff', 'White'],
  ['1015', '#f9f1e2', 'Ivory'],
  ['1020', '#d6d4d0', 'Pearl grey'],
  ['1025', '#bcbec0', 'Silver'],
  ['1030', '#aea6a0', 'Dove grey'],
  ['1035', '#8e8d8b', 'Ash grey'],
  ['1040', '#6f7275', 'Pewter'],
  ['1045', '#566575', 'Slate'],
  ['1050', '#595855', 'Iron grey'],
  ['1055', '#404345', 'Charcoal'],
  ['1060', '#2a2d2f', 'Graphite'],
  ['1065', '#0b0b0b', 'Black'],
  // Skin tones and sands
  ['1110', '#f2d2ba', 'Light skin'],
  ['1115', '#f0b693', 'Peach skin'],
  ['1120', '#d5a372', 'Honey skin'],
  ['1125', '#be8861', 'Tan skin'],
  ['1130', '#a66e4d', 'Bronze skin'],
  ['1135', '#764c38', 'Deep skin'],
  ['1140', '#d1bf96', 'Sand'],
  ['1145', '#ada275', 'Khaki'],
  ['1150', '#7e6655', 'Taupe'],
  // Browns
  ['1210', '#b6712b', 'Caramel'],
  ['1215', '#9b5923', 'Cinnamon'],
  ['1220', '#6c311e', 'Chestnut'],
  ['1225', '#53412d', 'Walnut'],
  ['1230', '#4b2b19', 'Chocolate'],
  ['1235', '#2b1b12', 'Espresso'],
  ['1240', '#a8401d', 'Rust'],
  // Reds and corals
  ['1310', '#f9c5c8', 'Blush'],
  ['1315', '#f18c80', 'Salmon'],
  ['1320', '#f37366', 'Coral'],
  ['1325', '#f4430c', 'Vermilion'],
  ['1330', '#ec1b1d', 'Scarlet'],
  ['1335', '#d01121', 'Poppy red'],
  ['1340', '#b30e35', 'Crimson'],
  ['1345', '#952920', 'Brick red'],
  ['1350', '#751429', 'Burgundy'],
  ['1355', '#4e0d12', 'Oxblood'],
  ['1360', '#c37b80', 'Dusty rose'],
  ['1365', '#c06240', 'Terracotta'],
  // Oranges and golds
  ['1410', '#f68237', 'Orange'],
  ['1415', '#dd6c18', 'Pumpkin'],
  ['1420', '#f8a810', 'Marigold'],
  ['1425', '#c39227', 'Ochre'],
  ['1430', '#a38122', 'Antique gold'],
  ['1435', '#85671f', 'Bronze'],
  // Yellows
  ['1510', '#fbf2ba', 'Cream'],
  ['1515', '#f4ee78', 'Lemon'],
  ['1520', '#fee829', 'Yellow'],
  ['1525', '#fecf16', 'Sunflower'],
  ['1530', '#efd689', 'Straw'],
  ['1535', '#c9b135', 'Mustard'],
  // Olives and limes
  ['1610', '#d7f3a1', 'Pale lime'],
  ['1615', '#b6e630', 'Lime'],
  ['1620', '#88c72a', 'Apple green'],
  ['1625', '#677b29', 'Moss green'],
  ['1630', '#5c5f20', 'Olive'],
  ['1635', '#383f18', 'Dark olive'],
  ['1640', '#9eb293', 'Sage'],
  // Greens
  ['1710', '#ccf3d8', 'Pale mint'],
  ['1715', '#48b336', 'Leaf green'],
  ['1720', '#279936', 'Kelly green'],
  ['1725', '#03915a', 'Emerald'],
  ['1730', '#4cb587', 'Jade'],
  ['1735', '#3c7145', 'Fern'],
  ['1740', '#185727', 'Forest green'],
  ['1745', '#073a25', 'Bottle green'],
  ['1750', '#a3d5b9', 'Celadon'],
  // Teals and aquas
  ['1810', '#d6f1f8', 'Ice'],
  ['1815', '#a3eae9', 'Pale aqua'],
  ['1820', '#35c9c2', 'Turquoise'],
  ['1825', '#50dfe6', 'Aqua'],
  ['1830', '#08908c', 'Teal'],
  ['1835', '#00555c', 'Dark teal'],
  ['1840', '#539f8f', 'Sea green'],
  ['1845', '#01aac6', 'Lagoon'],
  // Blues
  ['1910', '#c1dff6', 'Pale blue'],
  ['1915', '#96ccef', 'Baby blue'],
  ['1920', '#5ab8ea', 'Sky blue'],
  ['1925', '#2b99e7', 'Azure'],
  ['1930', '#0383bd', 'Cerulean'],
  ['1935', '#6789d8', 'Cornflower'],
  ['1940', '#2456d3', 'Royal blue'],
  ['1945', '#1654a9', 'Cobalt'],
  ['1950', '#132cbb', 'Ultramarine'],
  ['1955', '#3b6692', 'Denim'],
  ['1960', '#7293b3', 'Dusty blue'],
  ['1965', '#0e375c', 'Prussian blue'],
  ['1970', '#102252', 'Navy'],
  ['1975', '#10172d', 'Midnight'],
  // Violets and purples
  ['2010', '#dfd5f5', 'Pale lavender'],
  ['2015', '#b8aeea', 'Lavender'],
  ['2020', '#919ae5', 'Periwinkle'],
  ['2025', '#6d66d1', 'Iris'],
  ['2030', '#6640c1', 'Violet'],
  ['2035', '#362988', 'Indigo'],
  ['2040', '#9964c4', 'Amethyst'],
  ['2045', '#7d2ba5', 'Purple'],
  ['2050', '#572875', 'Grape'],
  ['2055', '#391a42', 'Aubergine'],
  ['2060', '#cc9ddb', 'Lilac'],
  ['2065', '#733567', 'Plum'],
  // Pinks and magentas
  ['2110', '#fcd6e0', 'Shell pink'],
  ['2115', '#f6b5cd', 'Baby pink'],
  ['2120', '#ec8bb0', 'Rose pink'],
  ['2125', '#e43e89', 'Hot pink'],
  ['2130', '#cf2bb7', 'Fuchsia'],
  ['2135', '#b91587', 'Magenta'],
  ['2140', '#c974c7', 'Orchid'],
  ['2145', '#79204b', 'Wine'],
  ['2150', '#ac1260', 'Cerise'],
  // Neons
  ['2210', '#f3fb22', 'Neon yellow'],
  ['2215', '#52fc43', 'Neon green'],
  ['2220', '#fd6713', 'Neon orange'],
  ['2225', '#ff5166', 'Neon coral'],
  ['2230', '#ff53c2', 'Neon pink'],
  ['2235', '#8a21f1', 'Electric violet'],
  ['2240', '#0f5ef4', 'Electric blue'],
  ['2245', '#d63ff5', 'Neon violet'],
  ['2250', '#2ef8d7', 'Neon turquoise'],
] as const;

/**
 * The generic chart that designs take their threads from: whites to black,
 * skin tones, browns, every hue at several lightnesses, pastels and neons.
 */
export const CHART: readonly Thread[] = TABLE.map(([code, hex, name]) => ({
  hex,
  name,
  code,
  chart: CHART_NAME,
}));
