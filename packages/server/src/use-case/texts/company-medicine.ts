export const en = {
  medicineThere: 'It is there already in this form and strength',
  noIngredients: 'A medicine needs its ingredients: allergies are compared with them',
  packOfOne: 'How many units are in a pack?',
  sizeWithoutPack: 'Without a pack this is 1',
}

export const id: typeof en = {
  medicineThere: 'Sudah ada dengan bentuk dan kekuatan ini',
  noIngredients: 'Obat perlu zat aktif: alergi dibandingkan dengannya',
  packOfOne: 'Berapa isi satu kemasan?',
  sizeWithoutPack: 'Tanpa kemasan, isinya 1',
}
