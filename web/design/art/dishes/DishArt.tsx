import type { ComponentType } from 'react'
import { Biscuit, FoodBowl, WaterBowl } from './dog-bowls.tsx'
import { Plate } from './dish-parts.tsx'
import { Beer, Coffee, Cola, IcedCoffee, Juice, Lemonade, Spritz, Water, Wine } from './drinks.tsx'
import { Bream, Cacciucco, FriedFish, Spaghetti, Tart, Tuna } from './plates.tsx'
import { Cecina, Fries, Panzanella, Salad, Schiacciata, SeaPanzanella, Toast } from './snacks.tsx'
import { Croissant, Fruit, IceCream, Lolly, Sorbet } from './sweets.tsx'

/** Every drawing by the name that a menu gives it. */
const DISHES = {
  beer: Beer,
  bream: Bream,
  cacciucco: Cacciucco,
  cecina: Cecina,
  coffee: IcedCoffee,
  cola: Cola,
  croissant: Croissant,
  dog_biscuit: Biscuit,
  dog_bowl: WaterBowl,
  dog_meal: FoodBowl,
  espresso: Coffee,
  'fried-fish': FriedFish,
  fries: Fries,
  fruit: Fruit,
  gelato: IceCream,
  ice_lolly: Lolly,
  juice: Juice,
  lemonade: Lemonade,
  panzanella: Panzanella,
  salad: Salad,
  schiacciata: Schiacciata,
  'sea-panzanella': SeaPanzanella,
  sorbet: Sorbet,
  spaghetti: Spaghetti,
  spritz: Spritz,
  tart: Tart,
  toast: Toast,
  tuna: Tuna,
  water: Water,
  wine: Wine,
} as const satisfies Record<string, ComponentType>

/** Name of a drawing of a dish. */
export type DishName = keyof typeof DISHES

/** The drawings that a menu can choose from, for the catalogue of the staff. */
export const DISH_NAMES = Object.keys(DISHES) as readonly DishName[]

interface DishArtProps {
  /** One of {@link DISH_NAMES}; any other, and null, is an empty plate. */
  readonly name: string | null
  /** Side in pixels; 78 by default. */
  readonly size?: number
}

/** A dish or drink from above, decorative: where there is no photo, or until it is there (DESIGN.md 8). */
export function DishArt({ name, size = 78 }: DishArtProps) {
  const Drawing = isDish(name) ? DISHES[name] : Plate
  return (
    <svg className="dish" width={size} height={size} viewBox="0 0 78 78" aria-hidden="true">
      <Drawing />
    </svg>
  )
}

function isDish(name: string | null): name is DishName {
  return name !== null && Object.hasOwn(DISHES, name)
}
