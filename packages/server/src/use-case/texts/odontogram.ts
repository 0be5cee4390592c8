export const en = {
  findingRefused: 'The chart does not take this. Please check tooth, surfaces and code.',
  detailRefused: 'This code has no such detail',
}

export const id: typeof en = {
  findingRefused: 'Odontogram tidak menerima ini. Periksa gigi, permukaan, dan kode.',
  detailRefused: 'Kode ini tidak memiliki rincian tersebut',
}
