import type { Schema } from '@clinic/api'

type Form = Omit<Schema<'ConsentFormInput'>, 'status'>

/** What patients are told before the treatments that need a consent, by category of service. */
export const demoConsentForms = [
  {
    name: 'Pencabutan dan bedah mulut',
    category: 'oral_surgery',
    procedure:
      'Daerah gigi dibius lokal dengan suntikan, lalu gigi dilonggarkan dan dikeluarkan dengan alat khusus. Bila gigi tertanam, gusi dibuka dan sebagian tulang di sekitarnya diambil. Luka dijahit bila perlu, dan Anda menggigit kasa selama 30–60 menit.',
    purpose:
      'Mengeluarkan gigi yang tidak dapat dipertahankan atau yang merusak jaringan di sekitarnya, sehingga sumber nyeri dan infeksi hilang.',
    risks:
      'Nyeri, bengkak dan sukar membuka mulut selama beberapa hari adalah hal yang wajar. Dapat terjadi perdarahan, infeksi, soket kering (dry socket), akar patah, atau gigi dan tambalan di sebelahnya rusak. Pada gigi bawah belakang, bibir atau lidah dapat kebas, biasanya sementara dan jarang menetap; pada gigi atas belakang dapat terbentuk hubungan dengan rongga sinus.',
    alternatives:
      'Perawatan saluran akar bila gigi masih dapat dipertahankan, atau pemantauan dengan obat pereda nyeri. Tanpa tindakan, nyeri dan infeksi dapat berulang, meluas ke rahang dan leher, serta merusak gigi di sebelahnya.',
    prognosis:
      'Umumnya baik: gusi menutup dalam satu sampai dua minggu dan tulang pulih dalam beberapa bulan. Gigi tetap yang hilang sebaiknya diganti agar gigi di sekitarnya tidak bergeser.',
    procedure_en:
      'The area is numbed with an injection, then the tooth is loosened and taken out with special instruments. Where it is impacted, the gum is opened and some of the bone around it is removed. The wound is stitched where needed, and you bite on gauze for 30–60 minutes.',
    purpose_en:
      'To take out a tooth that cannot be kept, or that damages the tissue around it, so that the source of pain and infection is gone.',
    risks_en:
      'Pain, swelling and difficulty in opening the mouth for some days are usual. There may be bleeding, infection, a dry socket, a broken root, or damage to neighbouring teeth and fillings. With lower back teeth the lip or tongue may be numb, usually for a time and rarely for good; with upper back teeth an opening into the sinus may form.',
    alternatives_en:
      'Root canal treatment where the tooth can still be kept, or observation with painkillers. Without treatment pain and infection may come back, spread into the jaw and neck, and damage neighbouring teeth.',
    prognosis_en:
      'Usually good: the gum closes within one to two weeks and the bone heals within months. A lost permanent tooth should be replaced so that the teeth around it do not drift.',
  },
  {
    name: 'Perawatan saluran akar',
    category: 'endodontics',
    procedure:
      'Gigi dibius lokal dan diisolasi, lalu dibuka dari atas. Jaringan saraf yang sakit dikeluarkan, saluran akar dibersihkan, dibentuk dan diisi dalam satu kunjungan atau lebih, dengan beberapa foto rontgen. Setelah itu gigi ditambal atau diberi mahkota.',
    purpose:
      'Menghilangkan nyeri dan infeksi di dalam gigi, dan mempertahankan gigi agar tetap dapat dipakai mengunyah.',
    risks:
      'Gigi dapat nyeri saat dipakai menggigit selama beberapa hari, dan kadang bengkak. Alat dapat patah di dalam saluran, dinding akar dapat tembus, bahan pengisi dapat melewati ujung akar, atau saluran tidak dapat dicapai seluruhnya. Gigi menjadi lebih rapuh dan dapat retak; warnanya dapat berubah.',
    alternatives:
      'Pencabutan gigi, dengan atau tanpa gigi pengganti. Tanpa tindakan, infeksi menetap, dapat membentuk abses dan merusak tulang, walaupun nyerinya sempat hilang.',
    prognosis:
      'Pada sebagian besar gigi berhasil bertahun-tahun bila segera ditutup dengan tambalan atau mahkota yang baik. Sebagian memerlukan perawatan ulang, bedah ujung akar, atau akhirnya pencabutan.',
    procedure_en:
      'The tooth is numbed and isolated, then opened from above. The diseased nerve is removed, the root canals are cleaned, shaped and filled in one or more visits, with some X-rays. Afterwards the tooth is filled or crowned.',
    purpose_en: 'To end pain and infection inside the tooth, and to keep the tooth for chewing.',
    risks_en:
      'The tooth may hurt on biting for some days, and sometimes swells. An instrument may break in the canal, the wall of the root may be perforated, filling material may pass the tip of the root, or a canal may not be reached fully. The tooth becomes more brittle and may crack; its colour may change.',
    alternatives_en:
      'Extraction of the tooth, with or without a replacement. Without treatment the infection stays, may form an abscess and destroy bone, even if the pain goes away for a time.',
    prognosis_en:
      'Most teeth last for years where they are soon covered with a good filling or crown. Some need treatment again, surgery at the tip of the root, or extraction in the end.',
  },
  {
    name: 'Kuretase dan perawatan gusi',
    category: 'periodontics',
    procedure:
      'Gusi dibius lokal, lalu karang gigi dan jaringan yang meradang di bawah gusi dibersihkan dengan alat ultrasonik dan kuret. Permukaan akar dihaluskan, dan poket dibilas dengan antiseptik.',
    purpose: 'Menghentikan peradangan gusi dan kerusakan tulang penyangga, agar poket mengecil dan gigi bertahan.',
    risks:
      'Gusi dapat nyeri, bengkak dan mudah berdarah selama beberapa hari. Setelah sembuh, gusi dapat menyusut sehingga akar terlihat, gigi ngilu terhadap dingin, dan celah antargigi tampak lebih besar. Gigi dapat terasa goyang untuk sementara, dan infeksi dapat terjadi walaupun jarang.',
    alternatives:
      'Pembersihan karang di atas gusi saja dengan kontrol lebih sering, atau bedah gusi. Tanpa perawatan, tulang penyangga terus berkurang dan gigi akhirnya goyang dan tanggal.',
    prognosis:
      'Baik bila gigi disikat dan sela gigi dibersihkan setiap hari serta kontrol dilakukan tiap tiga sampai enam bulan. Merokok dan diabetes yang tidak terkendali memperburuk hasilnya.',
    procedure_en:
      'The gum is numbed, then calculus and inflamed tissue below the gum line are removed with ultrasonic and hand instruments. The root surfaces are smoothed, and the pockets are rinsed with an antiseptic.',
    purpose_en: 'To stop the inflammation and the loss of supporting bone, so that pockets shrink and teeth are kept.',
    risks_en:
      'The gum may be sore, swollen and bleed easily for some days. Once healed it may recede, so that roots show, teeth are sensitive to cold, and the gaps between teeth look larger. Teeth may feel loose for a time, and infection may occur, although rarely.',
    alternatives_en:
      'Cleaning above the gum line only, with more frequent recalls, or gum surgery. Without treatment the supporting bone goes on shrinking, and teeth become loose and are lost in the end.',
    prognosis_en:
      'Good with daily brushing and cleaning between the teeth, and a recall every three to six months. Smoking and diabetes that is not controlled make the result worse.',
  },
  {
    name: 'Mahkota, jembatan dan gigi tiruan',
    category: 'prosthodontics',
    procedure:
      'Gigi penyangga dibius lokal bila perlu dan dikecilkan, lalu dicetak. Selama dibuat di laboratorium, gigi ditutup mahkota sementara; pada kunjungan berikutnya gigi tiruan dicoba, disesuaikan dan dipasang.',
    purpose:
      'Melindungi gigi yang rapuh atau mengganti gigi yang hilang, agar dapat mengunyah, berbicara dan tampil wajar.',
    risks:
      'Bagian gigi yang dikecilkan tidak tumbuh kembali. Gigi dapat ngilu, dan sarafnya dapat mati sehingga perlu perawatan saluran akar. Mahkota dapat lepas, porselennya retak, dan tepinya dapat berlubang lagi; gigi tiruan lepasan dapat menimbulkan lecet dan perlu penyesuaian.',
    alternatives:
      'Tambalan besar, gigi tiruan lepasan, jembatan atau implan, sesuai keadaan gigi. Tanpa tindakan, gigi dapat patah, dan gigi di sebelah celah dapat miring atau turun.',
    prognosis:
      'Mahkota dan jembatan rata-rata bertahan sepuluh tahun atau lebih bila dibersihkan dengan baik dan dikontrol; gigi tiruan lepasan perlu diperiksa setiap tahun dan dilapis ulang bila longgar.',
    procedure_en:
      'The supporting tooth is numbed where needed and reduced, then an impression is taken. While the laboratory works, a temporary crown covers the tooth; at the next visit the prosthesis is tried, adjusted and fitted.',
    purpose_en: 'To protect a weak tooth or to replace lost teeth, for chewing, speaking and a natural look.',
    risks_en:
      'What is taken off the tooth does not grow again. The tooth may be sensitive, and its nerve may die and need root canal treatment. A crown may come off, its porcelain may chip, and decay may return at its edge; a removable denture may cause sore spots and need adjustment.',
    alternatives_en:
      'A large filling, a removable denture, a bridge or an implant, as the teeth allow. Without treatment the tooth may break, and teeth beside a gap may tilt or drift.',
    prognosis_en:
      'Crowns and bridges last ten years or more on average where they are kept clean and checked; removable dentures are checked every year and relined where they are loose.',
  },
  {
    name: 'Pemutihan gigi dan veneer',
    category: 'aesthetic',
    procedure:
      'Gusi dilindungi, lalu gel pemutih dioleskan pada gigi dalam beberapa tahap; pada veneer, permukaan gigi dikasarkan atau dikecilkan tipis dan dilapisi komposit. Warna dicatat dengan panduan warna sebelum dan sesudahnya.',
    purpose: 'Memperbaiki warna atau bentuk gigi depan. Tindakan ini tidak mengobati penyakit gigi.',
    risks:
      'Gigi dapat ngilu selama beberapa hari dan gusi dapat teriritasi. Tambalan dan mahkota tidak ikut memutih, dan hasil dapat tidak merata atau kurang dari yang diharapkan. Veneer dapat retak, lepas atau berubah warna.',
    alternatives:
      'Pembersihan dan poles, pemutihan di rumah dengan sendok cetak, atau mahkota. Tanpa tindakan kesehatan gigi tidak terganggu.',
    prognosis:
      'Hasil pemutihan bertahan satu sampai tiga tahun, lebih singkat bila merokok atau banyak minum kopi dan teh. Veneer komposit umumnya perlu diperbaiki atau diganti setelah lima sampai tujuh tahun.',
    procedure_en:
      'The gum is protected, then whitening gel is applied to the teeth in several steps; for a veneer the surface of the tooth is roughened or slightly reduced and covered with composite. The shade is recorded with a shade guide before and after.',
    purpose_en: 'To improve the colour or shape of front teeth. It treats no disease of the teeth.',
    risks_en:
      'Teeth may be sensitive for some days and the gum may be irritated. Fillings and crowns do not whiten, and the result may be uneven or less than expected. Veneers may chip, come off or discolour.',
    alternatives_en:
      'Cleaning and polishing, whitening at home with trays, or crowns. Without treatment the health of the teeth does not suffer.',
    prognosis_en:
      'Whitening lasts one to three years, less with smoking or much coffee and tea. Composite veneers usually need repair or replacement after five to seven years.',
  },
] as const satisfies readonly Form[]
