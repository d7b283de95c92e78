/*
 * Given names that are often sewn, in small letters as many type them. Only words that mean nothing
 * else are looked up here: without a capital, "bahar" is the spring.
 */

const ENGLISH = `
aaron abby abigail adam addison adrian agnes ahmed aiden aisha alan alex alexa alexander alexandra alice alicia alison
allison alyssa amanda amelia amy ana andrea andrew andy angela anna anne annie anthony aoife archer archie aria ariana
arthur asher ashley aubrey audrey austin ava avery axel bailey barbara beatrice beau becky bella ben benjamin bethany
betsy betty beverly blake bob bobby bonnie brad bradley brandon brenda brian brianna brittany brooklyn bruce bryan
caleb callum cameron camila carl carla carlos carol caroline carolyn carter cassie catherine cathy charles charlie
charlotte chase chelsea cheryl chloe chris christian christina christine christopher cindy claire clara coco colin
connie connor cooper courtney craig cynthia daniel danielle danny darren dave david dawson dean debbie deborah debra
declan denise dennis derek diana diane diego dolores dominic donald donna doris dorothy doug douglas dylan easton
eddie edith edward eleanor elena eli eliana elijah elizabeth ella ellen ellie elliot elliott elsa emilia emily emma
emmett erica erik erin ethan eva evan evelyn everly ewan ezra fatima felix finley finn fiona frances frank fred freya
gabriel gabriella gary gavin genesis george georgia gianna gina gloria grayson greg gregory gwen hailey hannah harper
harriet harrison harry hayden heidi helen henry howard hudson hugo hunter ian imogen ines ingrid isaac isabel isabella
isabelle isaiah isla ivan ivy jack jackson jacob jade jake james jamie jane janet janice jason jasper jax jayden jean
jeff jeffrey jen jenna jennifer jenny jeremiah jeremy jerry jesse jessica jessie jill jim jimmy joan joanna joanne joe
joel john johnny jonathan jordan jose joseph josh joshua josiah joyce juan judith judy julia julian julie justin
kai kaitlyn karen kate katherine kathleen kathy katie kayla keith kelly kelsey ken kennedy kenneth kevin kim kimberly
knox kyle landon lara larry lars laura lauren leah leanne leila lena leo leonard leslie levi liam lillian lily lincoln
linda lisa logan lori louis louise lucas lucia lucy luis luke luna lydia lynn mabel maddie madeline madelyn madison
maeve maggie marcus margaret maria marie marilyn marissa martha martin mary mason mateo matt matthew maureen maverick
max maya megan melanie melissa mia micah michael michelle miguel mike mila miles millie milo miranda molly monica
morgan muhammad nadia nancy naomi natalia natalie natasha nathan nathaniel nevaeh niamh nicholas nick nicole nina noah
noel nolan nora norma oliver olivia ollie omar oscar otis owen paige pam pamela parker patricia patrick paul paula
peggy penelope penny peter peyton philip phyllis priya quinn rachel ralph raymond reagan rebecca remy rhys riley
robert rocky roger roman ron ronald rosie roy russell ruth ryan ryder sam samantha samuel sandra santiago sara sarah
savannah sawyer scott seamus sean sebastian serenity shannon sharon sheila shirley sienna silas simon siobhan skylar
sofia sophia sophie stacy stella stephanie stephen steve steven stuart susan suzanne tammy tanya tara taylor teresa
terry thea theo theodore theresa thiago thomas tiffany tim timothy tina todd tom tommy tracy travis tucker tyler
valentina valeria vanessa veronica vicky victoria vincent virginia walter wayne wendy wesley weston willa william
wyatt xavier yusuf yvonne zachary zara zeus zoe zoey`;

const TURKISH = `
abdullah ada adem adil afra ahmet ahsen akif aleyna ali alp alparslan alper alperen alya aras arda arya arzu asaf aslı
asya ata atakan atlas ayaz aybars aybüke aydan aydın ayfer aykut ayla aylin aynur ayşe ayşegül aysel aysu aysun ayten
azra bade bahadır bahar banu barış bartu batu batuhan bedriye begüm bekir belinay berat beren beril berk berkay berna
berrin betül beyza bilal bilge bilgin boran buğra buket burak burçin burcu buse büşra çağan çağatay çağla çağlar çağrı
can canan canberk candan cansu cavidan cem cemal cemile cemre cengiz cenk ceren cevdet ceyda ceylin çiğdem cihan çınar
cüneyt defne deha demet demir deniz derin derya didem dilara dilek doğukan doruk durmuş duru duygu ebrar ebru ece ecem
ecrin eda edanur efe ege ekin ekrem ela elanur elçin elif eliz elvan emel emin emine emir emirhan emrah emre enes
engin enis ercan erdem eren ergin erhan erkan erol ersin ertuğrul esin esma esra evren eylül eymen eyüp ezgi fadime
fahri faruk fatih fatma fatoş ferdi feride ferit fevzi feyza figen fikret filiz furkan gamze gizem gökay gökçe gökhan
göktuğ görkem gözde gülay gülben gülcan gülce gülden gülin gülnur gülşah gülsen gülsüm gülten günay güneş hacer hakan
halil halime halit haluk hamiye hamza handan hande hanife harun hasan hatice hayati hayriye hazal hikmet hilal hira
hülya hümeyra hüseyin ibrahim idil ihsan ilayda ilgın ilhan ilkay ilker ilknur ilyas inanç ipek irem irfan irmak
ismail ismet kaan kadir kağan kamil karan kayra kemal kenan kerem kerim koray korkut kubilay kübra kürşat kuzey lara
lavin leman levent leyla lina lütfi mahmut mehmet mehtap melih meliha melike melis melisa meltem memduh meral mert
merve meryem mesut mete metehan metin mihriban mine mira miraç miran mirza müge muhammed muharrem münevver münire
murat musa mustafa müzeyyen naci naciye nadir nagihan naz nazan nazım nazlı nazlıcan necati necla nehir nejla nergis
neriman nermin neslihan nesrin nevin nezihe nihal nihan nihat nil nilay nilgün nilüfer nisa nisanur nur nuray nurcan
nurdan nurettin nurgül nuri nuriye nurten oğuz oğuzhan okan oktay olcay ömer ömür önder onur orhan osman oya öykü ozan
özcan özge özgür özlem öznur pamir pelin pelinsu perihan perran pınar polat poyraz rabia rahmi ramazan recep refik
remzi reyhan rıza rukiye rüzgar sabriye sadık safiye şahin sait salih saliha samet sami şebnem seda sedat sedef sefa
selami selçuk selda selen selim selin selma semih semra sena şenay şengül serap sercan serdar serhat şerife serkan
serpil sevda sevgi sevil sevilay sevim sevinç şevval şeyma sezen sezgin sibel sıla simge sinan sinem soner songül suat
sude şükran şükrü şule süleyman sultan taha tahir tamer tarık taylan tevfik tolga toprak tuana tuba tufan tugay tuğba
tuğçe tuğra tülay tülin tuna tuncay turan turgut türkan ufuk uğur umay ümit ümmü ümran umut ünal utku vedat veli
volkan yağız yağmur yakup yalçın yaren yaşar yasemin yasin yavuz yeliz yeşim yiğit yonca yunus yusuf zafer zehra
zekeriya zeki zeliha zerrin zeynep zeynepnur zübeyde züleyha zümra`;

const namesIn = (list: string): string[] => list.trim().split(/\s+/);

export const GIVEN_NAMES = { en: namesIn(ENGLISH), tr: namesIn(TURKISH) } as const;
