export type Country = { alpha2: string; latitude: number; longitude: number };

/**
 * ISO 3166-1 codes (two and three letters) with the latitude and longitude of each country: the
 * centroid of its largest area in Natural Earth's shapes, moved inside where it is outside. Includes
 * the places that the map is too coarse to show.
 */
const TABLE = `
AD AND 42.5 1.6, AE ARE 23.9 54.3, AF AFG 33.8 66, AG ATG 17.1 -61.8, AI AIA 18.2 -63.1,
AL ALB 41.1 20, AM ARM 40.3 44.9, AO AGO -12.3 17.6, AQ ATA -80 0, AR ARG -35.2 -65.2,
AS ASM -14.3 -170.7, AT AUT 47.6 14.1, AU AUS -25.6 134.4, AW ABW 12.5 -70, AX ALA 60.2 19.9,
AZ AZE 40.3 47.7, BA BIH 44.2 17.8, BB BRB 13.2 -59.6, BD BGD 23.9 90.2, BE BEL 50.6 4.6,
BF BFA 12.3 -1.8, BG BGR 42.8 25.2, BH BHR 26 50.5, BI BDI -3.4 29.9, BJ BEN 9.6 2.3,
BL BLM 17.9 -62.8, BM BMU 32.3 -64.8, BN BRN 4.5 114.6, BO BOL -16.7 -64.7,
BQ BES 12.2 -68.3, BR BRA -10.8 -53.1, BS BHS 24.7 -78, BT BTN 27.4 90.4, BV BVT -54.4 3.4,
BW BWA -22.2 23.8, BY BLR 53.5 28, BZ BLZ 17.2 -88.7, CA CAN 57.9 -102.4, CC CCK -12.2 96.8,
CD COD -2.9 23.6, CF CAF 6.6 20.5, CG COG -0.8 15.2, CH CHE 46.8 8.2, CI CIV 7.6 -5.6,
CK COK -21.2 -159.8, CL CHL -35.7 -71.3, CM CMR 5.7 12.7, CN CHN 36.6 103.8,
CO COL 3.9 -73.1, CR CRI 10 -84.2, CU CUB 21.6 -78.9, CV CPV 15.1 -23.6, CW CUW 12.2 -69,
CX CXR -10.5 105.6, CY CYP 34.9 33, CZ CZE 49.7 15.3, DE DEU 51.1 10.4, DJ DJI 11.7 42.6,
DK DNK 56.2 9.4, DM DMA 15.4 -61.4, DO DOM 18.9 -70.5, DZ DZA 28.2 2.6, EC ECU -1.4 -78.4,
EE EST 58.7 25.8, EG EGY 26.5 29.9, EH ESH 24.2 -12.2, ER ERI 15.4 38.8, ES ESP 40.4 -3.6,
ET ETH 8.6 39.6, FI FIN 64.5 26.3, FJ FJI -17.8 178, FK FLK -51.7 -58.8, FM FSM 6.9 158.2,
FO FRO 62.2 -6.9, FR FRA 46.6 2.5, GA GAB -0.6 11.8, GB GBR 53.9 -2.5, GD GRD 12.1 -61.7,
GE GEO 42.2 43.5, GF GUF 3.9 -53.1, GG GGY 49.5 -2.6, GH GHA 8 -1.2, GI GIB 36.1 -5.3,
GL GRL 74.7 -41.4, GM GMB 13.4 -15.4, GN GIN 10.4 -10.9, GP GLP 16.2 -61.5, GQ GNQ 1.6 10.5,
GR GRC 39.5 22.6, GS SGS -54.4 -36.7, GT GTM 15.7 -90.4, GU GUM 13.4 144.8,
GW GNB 12.1 -14.9, GY GUY 4.8 -59, HK HKG 22.4 114.1, HM HMD -53.1 73.5, HN HND 14.8 -86.6,
HR HRV 45.2 16.4, HT HTI 18.9 -72.7, HU HUN 47.2 19.4, ID IDN -0.2 114, IE IRL 53.2 -8.1,
IL ISR 31.5 34.7, IM IMN 54.2 -4.5, IN IND 22.9 79.6, IO IOT -7.3 72.5, IQ IRQ 33 43.7,
IR IRN 32.6 54.3, IS ISL 65 -18.6, IT ITA 43.5 12.1, JE JEY 49.2 -2.1, JM JAM 18.2 -77.3,
JO JOR 31.2 36.8, JP JPN 36.7 138, KE KEN 0.6 37.8, KG KGZ 41.5 74.5, KH KHM 12.7 104.9,
KI KIR 1.9 -157.4, KM COM -11.7 43.3, KN KNA 17.3 -62.7, KP PRK 40.2 127.2,
KR KOR 36.5 127.9, KW KWT 29.3 47.6, KY CYM 19.3 -81.3, KZ KAZ 48.2 67.3, LA LAO 18.5 103.7,
LB LBN 33.9 35.9, LC LCA 13.9 -61, LI LIE 47.1 9.5, LK LKA 7.6 80.7, LR LBR 6.5 -9.3,
LS LSO -29.6 28.2, LT LTU 55.3 23.9, LU LUX 49.8 6.1, LV LVA 56.9 24.9, LY LBY 27 18,
MA MAR 29.8 -8.5, MC MCO 43.8 7.4, MD MDA 47.2 28.5, ME MNE 42.8 19.2, MF MAF 18.1 -63.1,
MG MDG -19.4 46.7, MH MHL 7.1 171.1, MK MKD 41.6 21.7, ML MLI 17.3 -3.5, MM MMR 21.2 96.5,
MN MNG 46.8 103.1, MO MAC 22.2 113.5, MP MNP 15.2 145.7, MQ MTQ 14.6 -61, MR MRT 20.3 -10.3,
MS MSR 16.7 -62.2, MT MLT 35.9 14.4, MU MUS -20.3 57.6, MV MDV 4.2 73.5, MW MWI -13.2 34.3,
MX MEX 23.9 -102.5, MY MYS 3.6 114.7, MZ MOZ -17.3 35.5, NA NAM -22.1 17.2,
NC NCL -21.3 165.5, NE NER 17.4 9.4, NF NFK -29.1 167.9, NG NGA 9.6 8.1, NI NIC 12.8 -85,
NL NLD 52.3 5.6, NO NOR 64.2 13.9, NP NPL 28.2 83.9, NR NRU -0.5 166.9, NU NIU -19 -169.9,
NZ NZL -44 170.5, OM OMN 20.6 56.1, PA PAN 8.5 -80.1, PE PER -9.2 -74.4, PF PYF -17.7 -149.4,
PG PNG -6.6 144.2, PH PHL 16 121.4, PK PAK 29.9 69.3, PL POL 52.1 19.4, PM SPM 46.9 -56.3,
PN PCN -24.4 -128.3, PR PRI 18.2 -66.5, PS PSE 31.9 35.2, PT PRT 39.7 -8, PW PLW 7.5 134.6,
PY PRY -23.2 -58.4, QA QAT 25.3 51.2, RE REU -21.1 55.5, RO ROU 45.9 25, RS SRB 44.2 20.8,
RU RUS 61.7 99.7, RW RWA -2 29.9, SA SAU 24.1 44.5, SB SLB -9.6 160.2, SC SYC -4.7 55.5,
SD SDN 16 29.9, SE SWE 62.8 16.7, SG SGP 1.4 103.8, SH SHN -16 -5.7, SI SVN 46.1 14.8,
SJ SJM 78.6 16.4, SK SVK 48.7 19.5, SL SLE 8.6 -11.8, SM SMR 43.9 12.5, SN SEN 14.4 -14.5,
SO SOM 4.8 45.7, SR SUR 4.1 -55.9, SS SSD 7.3 30.2, ST STP 0.2 6.6, SV SLV 13.7 -88.9,
SX SXM 18.1 -63.1, SY SYR 35 38.5, SZ SWZ -26.6 31.5, TC TCA 21.8 -71.7, TD TCD 15.3 18.6,
TF ATF -49.3 69.5, TG TGO 8.5 1, TH THA 15.1 101, TJ TJK 38.5 71, TK TKL -9.2 -171.8,
TL TLS -8.8 125.9, TM TKM 39.1 59.4, TN TUN 34.1 9.5, TO TON -21.2 -175.2, TR TUR 39 35.4,
TT TTO 10.4 -61.3, TV TUV -8.5 179.2, TW TWN 23.8 121, TZ TZA -6.3 34.8, UA UKR 49.2 31.3,
UG UGA 1.3 32.4, UM UMI 19.3 166.6, US USA 39.5 -99.1, UY URY -32.8 -56, UZ UZB 41.8 63.1,
VA VAT 41.9 12.4, VC VCT 13.3 -61.2, VE VEN 7.1 -66.2, VG VGB 18.4 -64.6, VI VIR 17.7 -64.8,
VN VNM 16.7 107, VU VUT -15.2 166.8, WF WLF -14.3 -178.1, WS WSM -13.6 -172.4,
XK XKX 42.6 20.9, YE YEM 15.9 47.5, YT MYT -12.8 45.2, ZA ZAF -29 25.2, ZM ZMB -13.5 27.8,
ZW ZWE -19 29.9`;

let byCode: ReadonlyMap<string, Country> | undefined;

/** A country by its ISO 3166-1 code of two or three letters, in upper or lower case. */
export function countryOf(code: string): Country | undefined {
  byCode ??= new Map(
    TABLE.split(',').flatMap((line): [string, Country][] => {
      const [alpha2 = '', alpha3 = '', latitude, longitude] = line.trim().split(' ');
      const country = { alpha2, latitude: Number(latitude), longitude: Number(longitude) };
      return [
        [alpha2, country],
        [alpha3, country],
      ];
    }),
  );
  return byCode.get(code.toUpperCase());
}
