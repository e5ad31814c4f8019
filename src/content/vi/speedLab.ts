/** The speed lab in Vietnamese, between the trailer and the contact form. */

/** The words around the lab, which need no script. */
export const speedLab = {
  title: 'Phòng thí nghiệm tốc độ',
  lead: 'Chỉnh một cú đập rồi xem không khí hãm dần tốc độ của nó.',
  sources:
    'Lực cản và trọng lực: Cohen et al., New J. Phys. 17 (2015) 063001. Khoảng 200\u00A0ms để phản ứng với điều nhìn thấy: Woods et al., Front. Hum. Neurosci. 9 (2015) 131.',
} as const;

/** Who was measured, and where it is written: source, date and conditions. */
export const measured = {
  rankireddy: {
    who: 'Satwiksairaj Rankireddy',
    where: 'Kỷ lục Guinness nam, 14/4/2023, điều kiện thử nghiệm',
  },
  tanBoonHeong: {
    who: 'Tan Boon Heong',
    where: 'Kỷ lục trước đó, năm 2013, điều kiện thử nghiệm',
  },
  pearlyTan: {
    who: 'Pearly Tan',
    where: 'Kỷ lục Guinness nữ, 14/4/2023, điều kiện thử nghiệm',
  },
  kolding: {
    who: 'Mads Pieler Kolding',
    where: 'Premier Badminton League, tháng 1/2017, trong trận đấu',
  },
  lakshyaSen: {
    who: 'Lakshya Sen',
    where: 'Đơn nam BWF, Canada Open 2023, trong trận đấu',
  },
  leeChongWei: { who: 'Lee Chong Wei', where: 'Hawk-Eye, năm 2015, trong trận đấu' },
  intanon: { who: 'Ratchanok Intanon', where: 'Hawk-Eye, năm 2016, trong trận đấu' },
  eliteMen: {
    who: 'VĐV nam đỉnh cao',
    where: 'Trung bình của 19 người, Applied Sciences 2025, 15(2), 844, điều kiện thử nghiệm',
  },
  college: {
    who: 'VĐV sinh viên (1998)',
    where: 'Trung bình, Tsai et al., điều kiện thử nghiệm',
  },
} as const;

/** The lab's own words. The page hands them to the island as props; `{{names}}` are filled in there. */
export const labWords = {
  /** The units, as they follow a number: `unitSpace` stands between. */
  units: { 'km/h': 'km/h', mph: 'mph', m: 'm', cm: 'cm', ms: 'ms' },
  unitSpace: '\u00A0',
  sentenceEnd: '. ',
  offRacket: 'ngay khi rời vợt',
  after: 'sau {{seconds}}\u00A0giây',
  inMatch: 'trong trận đấu',
  inTest: 'điều kiện thử nghiệm',
  unit: 'Đơn vị tốc độ',
  speed: 'Tốc độ',
  height: 'Độ cao điểm đánh',
  angle: 'Góc',
  angleHint: 'chúc xuống so với phương ngang',
  defender: 'người đỡ cầu',
  play: 'Chạy',
  playSlowly: 'Chậm hơn 8 lần',
  atNet: 'Tại lưới',
  overNet: 'Cao hơn lưới',
  atDefender: 'Khi đến người đỡ cầu',
  timeToDefender: 'Thời gian đến người đỡ cầu',
  lands: 'Điểm rơi sau lưới',
  middle: 'ở giữa, chỗ lưới cao 1,524\u00A0m',
  defenderAt: 'sau lưới {{metres}}\u00A0m',
  percentLeft: 'còn {{speedPercent}}% tốc độ',
  timeLeft: 'khoảng {{reaction}}\u00A0ms để phản ứng, còn {{left}}\u00A0ms để di chuyển',
  noTimeLeft: 'ít hơn thời gian phản ứng {{missing}}\u00A0ms',
  ending: {
    short: 'Rơi bên sân mình',
    net: 'Mắc lưới',
    in: 'Trong',
    out: 'Ngoài',
  },
  landsIn: 'Trong sân, cách đường biên cuối {{metres}}\u00A0m',
  landsOut: 'Ngoài sân, quá vạch {{metres}}\u00A0m',
  slower: 'Chậm hơn {{above}}',
  between: 'Nằm giữa {{below}} và {{above}}',
  same: 'Nhanh bằng {{same}}',
  fastest: 'Nhanh hơn bất kỳ ai từng được đo',
  own: 'Mức bạn chọn: {{speed}}',
  whose: 'Những tốc độ này là của ai?',
  camera: 'Nếu đo bằng camera thì sao?',
  fps: 'Khung hình mỗi giây',
  caught: 'Số chấm bắt được: {{dots}}',
  twoFrames: 'Trung bình hai khung hình đầu',
  trueSpeed: 'Tốc độ thật ngay khi rời vợt',
  copy: 'Sao chép liên kết',
  picture: 'Chia sẻ ảnh',
  saved: 'Đã lưu:',
  copied: 'Đã sao chép.',
  notCopied: 'Trình duyệt không cho sao chép. Liên kết nằm trên thanh địa chỉ.',
} as const;
