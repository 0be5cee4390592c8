export const en = {
  clinicCodeTaken: 'Another clinic of the company has this code',
  shiftsOverlap: 'This must not be before the end of the first hours',
  dateTwice: 'This date stands here twice',
  openThough: 'A closed day has no hours',
  hoursMissing: 'Say from when until when',
}

export const id: typeof en = {
  clinicCodeTaken: 'Klinik lain di perusahaan ini memakai kode ini',
  shiftsOverlap: 'Tidak boleh sebelum jam pertama berakhir',
  dateTwice: 'Tanggal ini tertulis dua kali',
  openThough: 'Hari tutup tidak punya jam buka',
  hoursMissing: 'Isi dari jam berapa sampai jam berapa',
}
