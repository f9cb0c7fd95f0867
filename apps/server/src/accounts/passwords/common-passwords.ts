/**
 * Words of the most common passwords, in the languages spoken here: lower case, without accents. Common passwords of
 * twelve and more characters are nearly all one or two of these with digits, a year or a sequence; `password-rules.ts`
 * splits them. They detect variants that no list has yet, such as next year's; `listed-passwords.ts` has the public list.
 */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `
  password passwort passw passwd pass word contrasenya contrasena clau clave secret secreta secreto admin administrator
  administrador administradora root user usuari usuario guest convidat invitado test testing prova prueba demo sample
  login entra entrar access acces acceso welcome benvingut benvinguda benvinguts bienvenido bienvenida hello hola hey
  letmein changeme canviam cambiame default temporal temp provisional nova nueva new master system sistema server
  servidor service servei servicio support suport soporte public office oficina company empresa internet computer
  ordinador ordenador windows linux android google facebook instagram twitter youtube netflix amazon apple iphone samsung
  microsoft adobe nokia sony nintendo playstation xbox minecraft fortnite pokemon starwars star wars matrix gandalf
  superman batman spiderman ironman naruto goku dragon dragonball monkey tiger tigre lion lleo leon eagle wolf llop lobo
  dog gos perro cat gat gato horse cavall caballo pony puppy kitty bunny butterfly papallona mariposa turtle dolphin
  shark bear rat mouse duck chicken cow vaca snake fish love iloveyou amor teamo tequiero testimo estimat estimada
  carinyo carino amore lover sweet honey baby babygirl babyboy darling angel angels princess princesa princep prince
  principe queen reina rei king rey lady girl girls boy boys man woman friend friends amic amics amigo amigos amiga family
  familia mother father mama papa mare pare madre padre mami papi mum dad daddy sister brother germa hermano hijo fill
  filla nena nen nino nina tita iaia avi abuela abuelo god jesus christ crist maria jesucrist dios deu allah angeles heaven
  hell devil satan diable diablo sex sexy fuck fuckyou fucker motherfucker shit bitch asshole pussy dick porn hot cool
  nice happy feliz felic lucky sunshine sunny sun sol lluna luna moon star estrella estel estrellita sky cel cielo rain
  pluja snow neu nieve storm tramuntana mestral llevant garbi mar sea ocean muntanya montana mountain river riu rio fire
  foc fuego water aigua agua earth terra tierra flower flowers flor flores rose rosa tulip orange taronja naranja apple
  poma manzana banana platan cherry lemon llimona melon chocolate xocolata cookie cheese formatge pizza pasta coffee cafe
  beer cervesa cerveza wine vi sugar sucre azucar pepper ginger football futbol futbol soccer baseball basketball basquet
  hockey tennis golf rugby barca barcelona fcbarcelona visca viscabarca catalunya catalonia catala catalana espanya espana
  spain madrid realmadrid girona lleida tarragona valencia mallorca menorca eivissa ibiza andorra europa europe paris
  london roma berlin america canada brasil mexico argentina colombia chelsea liverpool arsenal manchester united juventus
  milan yankees cowboys messi ronaldo neymar ronaldinho michael jackson jordan jennifer jessica ashley michelle daniel
  david andrew anthony matthew joshua justin robert thomas william george charlie charles jackson nicole amanda samantha
  elizabeth christian alexander alexandra alejandro alejandra carlos carlitos miguel antonio manuel francisco fernando
  roberto ricardo eduardo sebastian santiago gabriel rafael javier xavier jordi joan josep jose pere pau marc marti oriol
  albert anna ana marta laura carla paula sara sandra silvia cristina patricia veronica natalia andrea monica sofia julia
  lucia elena montse montserrat nuria merce carme carmen dolors rosario pilar laia aina berta hunter killer ninja pirate
  ranger rocket shadow silver golden gold diamond crystal purple blue blau azul green verd verde red vermell rojo black
  negre negro white blanc blanco yellow pink rose orange rainbow phoenix thunder lightning freedom llibertat libertad
  peace pau paz music musica guitar metal metallica metallic slipknot nirvana beatles eminem tupac rock rocknroll summer
  estiu verano winter hivern invierno spring primavera autumn tardor otono january gener enero february febrer febrero
  march marc marzo april abril may maig mayo june juny junio july juliol julio august agost agosto september setembre
  septiembre october octubre november novembre noviembre december desembre diciembre monday dilluns lunes friday
  divendres viernes saturday dissabte sabado sunday diumenge domingo christmas nadal navidad money diners dinero dollar
  euro forever always sempre siempre never mai nunca whatever nothing something everything unbelievable trustno one number
  un dos tres quatre cuatro cinc cinco two three four five seven hundred thousand my the and the you your are is i me
  el la els les los las de del i y a mi meu meva tu teu teva yo jo soc soy es for ever be big little super mega best
  player gamer game games winner champion champions campeon power force magic magia dream dreams somni secret qwerty
  asdf zxcv azerty television tele tv radio noticies noticias news premsa prensa media mitjans estudi studio sintonia
  redaccio redaccion analista analytics audiencia canal channel programa
  `
    .trim()
    .split(/\s+/),
);
