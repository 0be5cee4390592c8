/**
 * The KFA codes of the demo's medicines, by their names: of a product on the market with the same substance, strength and form. From [S70] in
 * docs/satu-sehat.md, as what replaces withdrawn codes there. Medicines without a source have none: the clinic looks them up.
 */
export const kfaCodes: Readonly<Record<string, string>> = {
  // Lucas Djaja
  Amoksisilin: '93021026',
  // Pyridam Farma, 60 ml
  'Amoksisilin sirup kering': '93013657',
  // Kimia Farma
  Sefadroksil: '93019890',
  // Dalacin C
  Klindamisin: '93020818',
  // Kimia Farma, as hyclate
  Doksisiklin: '93016305',
  // Rama Emerald Multi Sukses
  'Asam mefenamat': '93019870',
  // Bernofarm
  Parasetamol: '93011950',
  // Imfarmind
  'Parasetamol sirup': '93019151',
  // Kimia Farma
  Deksametason: '93005969',
  // Betadine, 100 ml
  'Povidon iodin obat kumur': '93019736',
}
