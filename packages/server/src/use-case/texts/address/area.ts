export const en = {
  areaUnknown: 'No village has this code: choose the village again, or leave the code empty',
  areaOfOtherNames:
    'This is the code of {area}, and the names are others: choose the village again, or leave the code empty',
}

export const id: typeof en = {
  areaUnknown: 'Tidak ada kelurahan atau desa dengan kode ini: pilih lagi, atau kosongkan kodenya',
  areaOfOtherNames:
    'Ini kode {area}, sedangkan namanya lain: pilih lagi kelurahan atau desanya, atau kosongkan kodenya',
}
